import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { FirstScreen } from '../features/landing/first-screen.tsx';
import landing from '../features/landing/landing.module.css';
import { MainContent } from './layouts/main-content.tsx';
import type { MobileMenuState } from './layouts/mobile-menu/use-mobile-menu.ts';
import layout from './layouts/public-layout.module.css';
import { SkipLink } from './layouts/skip-link.tsx';
import { TopNavigation } from './layouts/top-navigation.tsx';
import { Providers } from './providers.tsx';

const nothing = (): void => undefined;
const CLOSED: MobileMenuState = {
  opened: false,
  open: nothing,
  dismiss: nothing,
  close: nothing,
  button: { current: null },
};

/**
 * Renders the first screen of the landing page as markup, for the page to show before its script is loaded. Only the
 * build runs this, in Node.
 * @param styleNonce the nonce of the style elements
 */
export async function drawLanding(styleNonce: string): Promise<string> {
  const { prelude } = await prerender(
    <Providers styleNonce={styleNonce}>
      <StaticRouter location="/">
        <SkipLink />
        <div className={layout.page}>
          <TopNavigation menu={CLOSED} />
          <MainContent className={layout.main}>
            <div className={landing.page}>
              <FirstScreen onIntent={nothing} />
            </div>
          </MainContent>
        </div>
      </StaticRouter>
    </Providers>,
    // Parts that are loaded later cannot be rendered here; their placeholders are.
    { onError: nothing },
  );
  return new Response(prelude).text();
}
