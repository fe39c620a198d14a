/** Sentences of the landing page. */
export const landingCopy = {
  title: 'Transform Your Spaces with AI',
  lead: 'Furnish an empty room, repaint the walls or change the light in a photo, and see it before you lift a brush. For homeowners, real-estate professionals and design professionals.',
  tryIt: 'Try It Now - No Signup!',
  startRemodeling: 'Start Remodeling',
  starting: 'Starting...',
  sessionFailed: 'Failed to start session. Please try again.',
  playgroundSessionFailed: 'Failed to start playground session. Please try again.',

  demoCaption: 'Rooms rendered by this product, edited by its own engine.',
  demoTouchedUp: 'Wall edges touched up with the brush.',
  demoChoice: 'Edit shown in the picture',
  demoSlider: 'Divider between before and after. Arrow keys move it.',
  demoBefore: 'Before',
  demoAlts: {
    study: 'An empty study with a dark green wall, a white door and a wide window',
    bedroom: 'A bedroom with paneled walls, two lamps beside the bed and a tall window',
    bareLivingRoom: 'An empty living room with a wall of walnut slats and a wide window',
    bareBedroom: 'An empty bedroom with plastered walls and an oak floor',
  },
  demoAfterAlt: (edit: string) => `The same room after the edit: ${edit}`,

  stylesTitle: 'One room, your choice',
  stylesLead:
    'The same living room in another style, another light, another color. Choose, and watch it change.',
  seeDemo: 'See every style side by side',

  featuresTitle: 'The room stays. What you choose changes.',
  featuresLead: 'Every edit is made on your own photo, by an engine that runs on this server.',

  stepsTitle: 'How it works',

  pricingTitle: 'Pricing',
  pricingLead: (guestDesigns: string) => `Guests make ${guestDesigns} designs a month without signing up.`,
  seePlans: 'See what each plan includes',
  perMonth: 'designs per month',
} as const;

/** Features that the product has today, and no planned ones. */
export const featureTexts = (paints: number, lights: number, styles: number) =>
  ({
    furniture: {
      title: 'Furniture',
      text: `${styles} styles for rooms with free floor, arranged by interior design rules and lit like your photo.`,
    },
    walls: {
      title: 'Wall color',
      text: `${paints} paints by name, or any color you like. Shadows, texture, trim, doors and furniture stay as they are.`,
    },
    light: {
      title: 'Light',
      text: `${lights} moods, from golden hour to twilight, with brightness, contrast and warmth in your hands.`,
    },
    exact: {
      title: 'Nothing else moves',
      text: 'Results keep the size of your photo. Outside the painted walls and the furniture with its shadows, every pixel is the one you took.',
    },
    versions: {
      title: 'Every version is kept',
      text: 'The original is never touched. Compare any two versions under a divider, carry on from either, and download the one you like.',
    },
    own: {
      title: 'On your own server',
      text: 'Photos are edited where they are stored. No other company gets to see your rooms.',
    },
  }) as const;

export const steps = (megabytes: number) => [
  {
    title: 'Add a photo',
    text: `A JPEG, PNG or WebP from your phone or camera, up to ${megabytes} MB. Or begin with a sample room.`,
  },
  {
    title: 'Choose an edit',
    text: 'Pick furniture, a wall color or a light. You see what is being worked on, and how far it is.',
  },
  {
    title: 'Compare and keep',
    text: 'Slide between before and after, try another idea, and download the one you like.',
  },
];
