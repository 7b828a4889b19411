interface PageDetails {
  readonly merchant: string;
  /** Formatted, such as `£319.37`. */
  readonly amount: string;
  readonly token: string;
}

export function cardPage(
  { merchant, amount, token }: PageDetails,
  nonce: string,
  problem: string | null,
): string {
  return frame(
    `Pay ${amount}`,
    nonce,
    `<h1>Pay ${amount}</h1><p>to ${escapeHtml(merchant)}</p>${problemBox(problem)}
<form method="post" action="/pay/${token}" autocomplete="on">
<label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required>
<div class="two"><div><label for="expiry">Expiry, MM / YY</label><input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="MM / YY" required></div>
<div><label for="code">Security code</label><input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></div></div>
<label for="name">Name on card</label><input id="name" name="name" autocomplete="cc-name" required>
<button>Pay ${amount}</button></form>${cancelForm(token)}${TEST_CARDS}`,
  );
}

export function challengePage({ amount, token }: PageDetails, nonce: string, problem: string | null): string {
  return frame(
    'Your bank asks for a code',
    nonce,
    `<h1>Your bank asks for a code</h1><p>To approve ${amount}, enter the code 123456.</p>${problemBox(problem)}
<form method="post" action="/pay/${token}/challenge"><label for="code">Code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
<button>Approve</button></form>${cancelForm(token)}`,
  );
}

const OUTCOMES: Readonly<Record<string, readonly [string, string]>> = {
  pending: [
    'Your bank is deciding',
    'You can leave this page open. The shop will go on as soon as the payment is decided.',
  ],
  succeeded: ['Payment received', 'Thank you. You can close this page; the shop goes on by itself.'],
  failed: ['The payment was declined', 'Nothing was charged. Close this page and try again in the shop.'],
  cancelled: ['The payment was cancelled', 'Nothing was charged. Close this page to go back to the shop.'],
};

export function outcomePage({ amount }: PageDetails, nonce: string, state: string): string {
  const [title, words] = OUTCOMES[state] ?? ['Payment', ''];
  const body = `<h1>${title}</h1><p><strong>${amount}</strong></p><p>${words}</p>`;
  return frame(title, nonce, body, state === 'pending' ? LOOKS_AGAIN : '');
}

/** The page has no script: it looks again by itself while the bank decides. */
const LOOKS_AGAIN = '<meta http-equiv="refresh" content="3">';

const TEST_CARDS = `<details><summary>Cards to try</summary><ul>
<li>4242 4242 4242 4242 is approved</li><li>4000 0027 6000 3184 asks for a code</li>
<li>4000 0000 0000 0002 is declined</li><li>4000 0000 0000 9995 has too little money</li>
<li>4000 0000 0000 0119 fails at the bank</li><li>4000 0000 0000 0077 is approved after 30 seconds</li>
<li>4000 0000 0000 0259 is never decided</li></ul><p>Any expiry to come, any security code.</p></details>`;

function problemBox(problem: string | null): string {
  return problem ? `<p role="alert" class="problem">${escapeHtml(problem)}</p>` : '';
}

function cancelForm(token: string): string {
  return `<form method="post" action="/pay/${token}/cancel"><button class="quiet">Cancel the payment</button></form>`;
}

function frame(title: string, nonce: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}
<style nonce="${nonce}">body{margin:0;background:#f5f8fa;color:#10233a;font:16px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:1.5rem}.sandbox{margin:0;padding:.75rem;background:#fff3d1;color:#7a4b00;text-align:center;font-weight:700}form{display:grid;gap:.5rem;margin-top:1rem}label{font-weight:600}input{width:100%;box-sizing:border-box;min-height:48px;padding:.5rem .75rem;border:1px solid #7a8899;border-radius:6px;font:inherit}.two{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}button{min-height:48px;margin-top:.75rem;border:0;border-radius:6px;background:#0b5c74;color:#fff;font:inherit;font-weight:600;cursor:pointer}details{margin-top:1.5rem;font-size:.9375rem}summary{min-height:44px;line-height:44px;cursor:pointer}ul{padding-left:1.25rem}button.quiet{background:transparent;color:#0b5c74;text-decoration:underline}.problem{padding:.75rem;background:#fdecea;color:#b3261e;font-weight:600}:focus-visible{outline:3px solid #ffc53d;outline-offset:2px;box-shadow:0 0 0 2px #10233a}</style></head>
<body><p class="sandbox">Sandbox: no money moves here</p><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
