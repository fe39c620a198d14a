/** The content of the development provider's page. */
export interface SignInPage {
  /** For the content security policy of the one style element. */
  styleNonce: string;
  /** The form is sent here, with the fields below and the typed ones. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  /** The address after leaving without a sign-in. */
  cancelUrl: string;
  /** The error of the last attempt. */
  problem?: string | undefined;
  typed?: { name: string; email: string; code: string } | undefined;
}

/** The sign-in page of the development provider; it says clearly that it is not Google. */
export function signInPage({ styleNonce, action, hidden, cancelUrl, ...form }: SignInPage): string {
  const { problem, typed = { name: '', email: '', code: '' } } = form;
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development sign-in</title>
<style nonce="${styleNonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Development sign-in: this is not Google</h1>
<p>This server is not connected to Google. Type any name and email, and the code that the server printed in its terminal
when it started. No password is asked, and nothing leaves this machine.</p>
${problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`}
<form method="post" action="${escaped(action)}">${fields}
<label for="name">Name</label>
<input id="name" name="name" value="${escaped(typed.name)}" required maxlength="100" autocomplete="off">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${escaped(typed.email)}" required maxlength="200" autocomplete="off">
<label for="code">Code</label>
<input id="code" name="code" value="${escaped(typed.code)}" required maxlength="20" autocomplete="off"
  autocapitalize="characters" spellcheck="false" aria-describedby="where">
<p id="where">In the terminal: <q>Development sign-in code of this start</q></p>
<button>Continue</button>
</form>
<p><a href="${escaped(cancelUrl)}">Cancel</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const STYLE = `
:root { color-scheme: light dark; --text: #22261f; --soft: #5a6156; --line: #c9cdc3; --page: #f7f6f2; --card: #fff;
  --fill: #2f5d46; --on-fill: #fff; --warn: #8a1f11; }
@media (prefers-color-scheme: dark) { :root { --text: #ecebe6; --soft: #b3b8ad; --line: #4a5046; --page: #171a16;
  --card: #20241f; --fill: #8fc3a6; --on-fill: #10201a; --warn: #ffb4a6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; padding: .75rem 1rem; border: 2px dashed var(--warn);
  border-radius: 8px; }
p { color: var(--soft); margin: 0 0 1rem; }
#where { margin: .25rem 0 0; font-size: .875rem; }
p[role=alert] { color: var(--warn); font-weight: 600; }
label { display: block; font-weight: 600; margin: .75rem 0 .25rem; }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--soft); border-radius: 8px; }
button { width: 100%; min-height: 44px; margin-top: 1.25rem; padding: .5rem 1rem; font: inherit; font-weight: 600;
  color: var(--on-fill); background: var(--fill); border: 0; border-radius: 8px; cursor: pointer; }
a { color: inherit; display: inline-block; min-height: 44px; padding: .625rem 0; }
:focus-visible { outline: 3px solid var(--fill); outline-offset: 2px; }
`;
