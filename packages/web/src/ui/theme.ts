import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * The page's background in each scheme. Files that apply before or without the script repeat these colors;
 * `build/page-grounds.test.ts` compares them.
 */
export const PAGE_GROUNDS = { light: '#fbf8f2', dark: '#191d19' } as const;

/** Deep green, the only accent: buttons, links, selection. */
const forest: MantineColorsTuple = [
  '#eef3ee',
  '#dde7de',
  '#bdd1c1',
  '#9cb9a4',
  '#789d85',
  '#59836a',
  '#456c56',
  '#375b47',
  '#2f4f3e',
  '#223b2e',
];
/** Fired clay, used rarely: a mark of the brand, a small highlight. */
const terracotta: MantineColorsTuple = [
  '#fbf1ec',
  '#f4ddd2',
  '#ebc2b0',
  '#dfa388',
  '#d28866',
  '#c5704f',
  '#b8613f',
  '#a95536',
  '#95482c',
  '#763822',
];
/** Brick, for failures and for destructive actions. */
const red: MantineColorsTuple = [
  '#fbeeeb',
  '#f6d9d3',
  '#efbdb3',
  '#e6a093',
  '#d97f6e',
  '#cb6351',
  '#bb4b39',
  '#ad4030',
  '#9f382a',
  '#7d2a1f',
];
/** Neutrals of the light scheme, from paper to ink, all warm. */
const gray: MantineColorsTuple = [
  '#f6f2ea',
  '#efe9de',
  '#e6dfd1',
  '#d8cfbf',
  '#c3b8a5',
  '#9c917e',
  '#696154',
  '#524b41',
  '#3a352e',
  '#262420',
];
/** Neutrals of the dark scheme, from text to the deepest ground: lamplight on green-black. */
const dark: MantineColorsTuple = [
  '#ece7dc',
  '#d1cbbe',
  '#aaa498',
  '#918b80',
  '#434841',
  '#343934',
  '#232823',
  PAGE_GROUNDS.dark,
  '#131613',
  '#0d0f0d',
];

const INK = '#22211e';

/** The only corner radius; round shapes use `xl`. */
const RADIUS = '0.625rem';

const display = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";
const text = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** The look of the product, in both color schemes. */
export const theme = createTheme({
  colors: { forest, terracotta, red, gray, dark },
  primaryColor: 'forest',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  black: INK,
  white: '#fffdf9',
  fontFamily: text,
  headings: {
    fontFamily: display,
    fontWeight: '480',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 2.75rem)', lineHeight: '1.1' },
      h2: { fontSize: 'clamp(1.6rem, 1.4rem + 1vw, 2.125rem)', lineHeight: '1.15' },
      h3: { fontSize: '1.375rem', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: RADIUS, sm: RADIUS, md: RADIUS, lg: RADIUS, xl: '100rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  shadows: {
    sm: '0 1px 2px rgb(34 33 30 / 0.07), 0 3px 10px rgb(34 33 30 / 0.05)',
    md: '0 2px 6px rgb(34 33 30 / 0.08), 0 18px 44px -14px rgb(34 33 30 / 0.28)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name: imports of the components would make every page load all of them.
  components: {
    // The size of a touch target; `global.css` has the rule for buttons, menus and tabs.
    ActionIcon: { defaultProps: { size: 44 } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { fw: 550 } },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Checkbox: { defaultProps: { radius: 4 } },
    Modal: { defaultProps: { centered: true, shadow: 'md', transitionProps: { duration: 180 } } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

/** Quiet fills on a dark ground. The library's own are made for brighter colors and would be almost black. */
const quietFill = (name: string, shades: MantineColorsTuple) => ({
  [`--mantine-color-${name}-light`]: `color-mix(in srgb, ${shades[4]} 18%, transparent)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${shades[4]} 26%, transparent)`,
  [`--mantine-color-${name}-light-color`]: shades[2],
});

/** Grounds, lines and quiet text of each scheme. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: { '--content-width': '75rem' },
  light: {
    '--mantine-color-body': PAGE_GROUNDS.light,
    '--mantine-color-text': INK,
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-default': '#fffdf9',
    '--mantine-color-default-border': gray[3],
    '--mantine-color-anchor': forest[8],
    '--surface': '#fffdf9',
    '--surface-sunken': gray[0],
    '--hairline': gray[2],
    '--accent-text': terracotta[8],
    '--focus-ring': forest[8],
  },
  dark: {
    ...quietFill('forest', forest),
    ...quietFill('terracotta', terracotta),
    ...quietFill('red', red),
    ...quietFill('gray', gray),
    '--mantine-color-body': PAGE_GROUNDS.dark,
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-default': dark[6],
    '--mantine-color-default-border': dark[4],
    // The library's own is the color of cards, on which a disabled button would have no shape.
    '--mantine-color-disabled': dark[5],
    '--mantine-color-anchor': forest[2],
    // Red text of fields and messages must be readable on a dark ground.
    '--mantine-color-error': red[3],
    '--surface': dark[6],
    '--surface-sunken': dark[8],
    '--hairline': dark[5],
    '--accent-text': terracotta[3],
    '--focus-ring': forest[3],
  },
});
