import type { SiteFacts } from '../site-facts.ts';

/** Who runs the server, as far as it was told. */
export const imprintText = ({ mailAddress }: SiteFacts): string => `# Imprint

This server runs Home Design, software that anybody can run. It is run by the person or company that gave you its address, and not by
those who wrote the software.

${
  mailAddress === undefined
    ? 'They have not said who they are yet, and this server sends no mails by which they could be reached.'
    : `They can be reached at ${mailAddress}.`
}

## For whoever runs this server

Many countries ask you to name yourself here. Write the page as Markdown into the file \`pages/imprint.md\` of the data folder; it is shown
at once. The same goes for \`terms.md\`, \`privacy.md\` and \`accessibility.md\`.
`;
