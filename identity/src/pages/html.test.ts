import { expect, test } from 'vitest'
import { attributes, html } from './html.ts'

test('values are escaped, markup is not', () => {
  const name = `<img src=x onerror='alert("1")'>&`
  expect(html`<p title="${name}">${html`<b>${name}</b>`}</p>`.html).toBe(
    '<p title="&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;"><b>&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;</b></p>',
  )
})

test('undefined and false render nothing, numbers and lists render their content', () => {
  expect(html`a${undefined}b${false}c${0}d${[html`1`, html`2`]}e${''}f`.html).toBe('abc0d12ef')
})

test('attributes are escaped, and omitted if false or undefined', () => {
  expect(attributes({ value: '"><', required: true, hidden: false, title: undefined, alt: '' }).html).toBe(
    'value="&quot;&gt;&lt;" required alt=""',
  )
})
