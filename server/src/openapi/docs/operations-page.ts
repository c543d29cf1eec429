import { escaped } from '../../platform/markup.ts'
import type { LimitSettings } from '../../platform/limits/limit-settings.ts'
import { matches, type DescribedOperation, type OperationGroup } from './describe-operation.ts'
import { limitsSection } from './limits-section.ts'
import type { DocsPage } from './layout.ts'

interface OperationsPageParts {
  groups: readonly OperationGroup[]
  limits: LimitSettings | undefined
  /** Shows only operations with these words. */
  search: string
}

/** All operations by collection, with a search that works without JavaScript too. */
export function operationsPage({ groups, limits, search }: OperationsPageParts, brand: string): DocsPage {
  const shown = groups.flatMap((group) => {
    const operations = group.operations.filter((operation) => matches(operation, search))
    return operations.length === 0 ? [] : [{ ...group, operations }]
  })
  const total = shown.reduce((sum, { operations }) => sum + operations.length, 0)
  return {
    path: '/docs',
    title: 'API',
    body: `<h1>${escaped(brand)} API</h1>
<p class="lead">Everything that the pages do, for your own programs. Reading what is public needs no account. <a href="#operations">Find an operation</a>.</p>
${basics}
${limitsSection(limits)}
<h2 id="operations">Operations</h2>
${searchForm(search)}
<p id="found" class="quiet" role="status">${foundText(total)}${search === '' ? '' : ' <a href="/docs#operations">Show all</a>'}</p>
<div class="columns">
${contents(shown)}
<div>${shown.map(section).join('\n')}</div>
</div>`,
  }
}

const foundText = (total: number) =>
  total === 0
    ? 'No operation has these words. Try a noun, such as “images”, or a method.'
    : `${total} ${total === 1 ? 'operation' : 'operations'}`

const searchForm = (search: string) => `<search><form action="/docs#operations">
<label for="q">Find an operation</label>
<div class="field"><input id="q" name="q" type="search" maxlength="200" autocomplete="off" placeholder="Such as “boosts”, “post images” or “my”" value="${escaped(search)}"><button>Search</button></div>
</form></search>`

const basics = `<div class="basics">
<section><h2>Requests</h2><p>Requests and replies wrap their payload in <code>{data}</code>. Lists add <code>_meta.stats.count</code>, the number of all matches; <code>offset</code> and <code>take</code> choose a page of at most 100. <code>PATCH</code> takes a JSON Patch array.</p></section>
<section><h2>Access</h2><p>Send an access token as <code>authorization: Bearer …</code>. Each operation names the lowest role that may call it: visitor, user, member, manager or admin. What you may not know of is a 404.</p></section>
<section><h2>Safe repeats</h2><p>A <code>POST</code> with an <code>Idempotency-Key</code> can be repeated. <code>PATCH</code> and <code>DELETE</code> with an <code>If-Match</code> change only the version that you read.</p></section>
<section><h2>Errors</h2><p>An error is a problem (RFC 9457) with a stable <code>code</code>. <a href="/docs/problems">All problem codes</a>.</p></section>
</div>`

/** Folded on small screens. */
const contents = (groups: readonly OperationGroup[]) => {
  const services = [...Map.groupBy(groups, ({ service }) => service)]
  const lists = services.map(
    ([service, own]) =>
      `<p class="label">${escaped(service)}</p><ul>${own
        .map(
          ({ anchor, title, operations }) =>
            `<li><a href="#${escaped(anchor)}">${escaped(title)} <span class="quiet">${operations.length}</span></a></li>`,
        )
        .join('')}</ul>`,
  )
  return `<nav class="contents" aria-label="Collections"><details><summary>Collections</summary>${lists.join('')}</details></nav>`
}

const section = ({ anchor, service, title, operations }: OperationGroup) =>
  `<section class="group" id="${escaped(anchor)}"><h3>${escaped(title)} <span class="quiet">${escaped(service)}</span></h3>
${operations.map(operation).join('\n')}</section>`

const operation = (one: DescribedOperation) =>
  `<details class="operation" id="${escaped(one.anchor)}" data-words="${escaped(one.words)}"><summary><code class="method">${one.method}</code><span class="call"><code>${brokenPath(one.path)}</code>${one.summary ? `<span class="quiet">${escaped(one.summary)}</span>` : ''}</span><span class="role">${escaped(one.allow)}</span></summary>
<dl>${rows(one).join('')}</dl></details>`

/** Long paths wrap at their slashes. */
const brokenPath = (path: string) => escaped(path).replaceAll('/', '<wbr>/')

function rows(one: DescribedOperation): string[] {
  const parametersIn = (place: string) =>
    one.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, isRequired }) => (isRequired && place === 'query' ? `${name}*` : name))
  const lists: [label: string, values: string[]][] = [
    ['Operation', [one.id]],
    ['Path', parametersIn('path')],
    ['Query', parametersIn('query')],
    ['Headers', parametersIn('header')],
    [one.body.some((field) => field.includes(' ')) ? 'Body' : 'Payload', one.body],
    ['Success', [one.status]],
  ]
  const plain = lists.flatMap(([label, values]) =>
    values.length === 0
      ? []
      : [
          `<div><dt>${label}</dt><dd>${values.map((value) => `<code>${escaped(value)}</code>`).join(' ')}</dd></div>`,
        ],
  )
  const quotas =
    one.quotas.length === 0
      ? ''
      : `, and the quota <a href="/docs/problems#QUOTA_REACHED">${escaped(one.quotas.join(', '))}</a>`
  return [...plain, `<div><dt>Limit</dt><dd><a href="#limits">${one.budget}</a>${quotas}</dd></div>`]
}
