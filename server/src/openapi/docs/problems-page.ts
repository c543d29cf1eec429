import { problemCodes } from '../../platform/problem-codes.ts'
import { escaped } from '../../platform/markup.ts'
import type { DocsPage } from './layout.ts'

/** All problem codes. The `type` of a problem is the address of its entry. */
export const problemsPage = (): DocsPage => ({
  path: '/docs/problems',
  title: 'Problems',
  body: `<h1>Problems</h1>
<p class="lead">An error is an RFC 9457 problem: <code>type</code>, <code>title</code>, <code>status</code>, <code>detail</code>, <code>traceId</code>, and one of these codes. Invalid fields are listed in <code>errors</code>, each with its path. <a href="/docs#limits">Limits</a> have codes too.</p>
<dl class="problems">${Object.entries(problemCodes)
    .map(
      ([code, meaning]) =>
        `<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a></dt><dd>${escaped(meaning).replaceAll(/`(\w+)`/g, '<code>$1</code>')}</dd></div>`,
    )
    .join('')}</dl>`,
})
