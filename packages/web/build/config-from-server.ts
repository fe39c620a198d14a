import type { Plugin } from 'vite';

const CONFIG_ELEMENT = /<script type="application\/json" id="home-design-config">.*?<\/script>/s;

/**
 * While developing, writes into the page what the server would write into it: the configuration of the identity
 * service. It is taken from the page that the server itself serves, so the two cannot differ.
 */
export function configFromServer(apiOrigin: string): Plugin {
  return {
    name: 'config-from-server',
    apply: 'serve',
    transformIndexHtml: async (page) => {
      const served = await fetch(apiOrigin).then((answer) => answer.text());
      const element = CONFIG_ELEMENT.exec(served)?.[0];
      if (!element)
        throw new Error(`The server at ${apiOrigin} served no configuration: ${served.slice(0, 200)}`);
      return page.replace('</head>', () => `${element}</head>`);
    },
  };
}
