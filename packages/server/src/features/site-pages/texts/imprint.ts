import type { SiteFacts } from '../site-facts.ts';

/** The operator of the server, as far as its settings name one. */
export const imprintText = ({ mailAddress }: SiteFacts): string => `# Imprint

This server runs Home Design, software that anyone can host. The person or company that gave you its address operates it. The authors of
the software do not.

${
  mailAddress === undefined
    ? 'The operator has not published contact details here yet, and this server does not send email.'
    : `You can reach the operator at ${mailAddress}.`
}

## For the operator of this server

Many countries require an imprint. Write yours as Markdown in the file \`pages/imprint.md\` of the data folder; it replaces this page
immediately. You can replace \`terms.md\`, \`privacy.md\` and \`accessibility.md\` in the same way.
`;
