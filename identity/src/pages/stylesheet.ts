/** The few tokens and components of the product's look that these pages need, in both themes. */
export const stylesheet = `:root {
  color-scheme: light;
  --paper: #fbfaf6; --surface: #ffffff; --sunk: #f3f1ea; --hover: #edebe2;
  --ink: #17201c; --ink-2: #4a534e; --ink-3: #656e68;
  --line: #e3e0d6; --line-field: #878b82;
  --accent: #0b6a4a; --accent-hover: #085439; --on-accent: #ffffff; --accent-ink: #0a5f42;
  --bad: #a83a24; --bad-ink: #9a3320; --bad-tint: #f8e6e0; --accent-tint: #e4efe8;
  --font: 'Plus Jakarta Sans', system-ui, sans-serif;
  --ring: 0 0 0 2px var(--paper), 0 0 0 4px var(--accent);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0c1412; --surface: #121c19; --sunk: #08100e; --hover: #1b2824;
    --ink: #ecebe2; --ink-2: #b4bcb5; --ink-3: #8f9a93;
    --line: #22302b; --line-field: #64756e;
    --accent: #6fd3a6; --accent-hover: #8ae0b9; --on-accent: #05241a; --accent-ink: #7fdcb2;
    --bad: #f08a70; --bad-ink: #f4a08a; --bad-tint: #3a1810; --accent-tint: #14332a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html {
  font: 420 1rem/1.5 var(--font); color: var(--ink); background: var(--paper);
  word-spacing: .045em; -webkit-font-smoothing: antialiased;
}
body { margin: 0; }
header, main { width: min(100%, 400px); margin: 0 auto; padding: 0 24px; }
header {
  display: flex; align-items: center; gap: 10px; min-height: 60px;
  font-weight: 720; font-size: 1.125rem; letter-spacing: -.03em; overflow-wrap: anywhere;
}
header svg { width: 24px; height: 24px; flex: none; color: var(--accent); }
main { padding-top: 20px; padding-bottom: 32px; border-top: 1px solid var(--line); }
@media (min-width: 600px) { header { margin-top: 48px; } }
h1 { margin: 0 0 20px; font-size: 1.75rem; font-weight: 640; line-height: 1.2; letter-spacing: -.022em; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--ink-2); text-wrap: pretty; overflow-wrap: anywhere; }
strong { color: var(--ink); font-weight: 640; }
form { display: grid; gap: 16px; margin: 0 0 16px; }
.field { display: grid; gap: 6px; }
label { font-size: .8125rem; font-weight: 640; }
input {
  font: inherit; color: inherit; letter-spacing: inherit; width: 100%; min-height: 44px; padding: 0 12px;
  border: 1px solid var(--line-field); border-radius: 8px; background: var(--surface);
}
input[aria-invalid='true'] { border-color: var(--bad); }
input[readonly] { background: var(--sunk); color: var(--ink-2); }
.small { font-size: .875rem; }
.hint { margin: 0; font-size: .8125rem; color: var(--ink-3); }
.error { margin: 0; font-size: .8125rem; color: var(--bad-ink); }
.notice { margin: 0 0 16px; padding: 12px; border-radius: 8px; background: var(--accent-tint); color: var(--ink); font-size: .875rem; }
.alert { margin: 0 0 16px; padding: 12px; border-radius: 8px; background: var(--bad-tint); color: var(--bad-ink); font-size: .875rem; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 8px 16px;
  border: 1px solid transparent; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 640; text-align: center; text-decoration: none; cursor: pointer; overflow-wrap: anywhere;
}
.button:hover { background: var(--accent-hover); }
.button.line { min-height: 44px; border-color: var(--line-field); background: var(--surface); color: var(--ink); font-size: .875rem; }
.button.line:hover { background: var(--hover); }
.button.quiet { min-height: 40px; background: none; color: var(--ink-2); font-size: .875rem; }
.button.quiet:hover { background: var(--hover); }
.button > span { display: grid; }
.button small { font-size: .8125rem; font-weight: 420; }
a { color: var(--accent-ink); font-weight: 640; text-underline-offset: 4px; }
.other { display: grid; gap: 8px; margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); }
.other p { margin: 0; font-size: .875rem; }
.other form { margin: 0; }
:focus { outline: none; }
:focus-visible { outline: 2px solid transparent; box-shadow: var(--ring); }
`
