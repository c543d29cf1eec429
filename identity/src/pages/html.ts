/** Safe markup. Only the functions below create it. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | false | undefined | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function render(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(({ html: part }) => part).join('')
}

/** Markup with every value escaped unless it is markup itself. Attribute values must be quoted. */
export const html = (strings: TemplateStringsArray, ...values: Value[]) => ({
  html: strings.reduce((markup, string, at) => markup + render(values[at - 1]) + string),
})

/** Attributes of one tag. `true` becomes an attribute without a value; `undefined` and `false` are omitted. */
export const attributes = (given: Record<string, string | boolean | undefined>) => ({
  html: Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${render(value)}"`))
    .join(' '),
})

/** Unescaped text. Only for trusted constants. */
export const verbatim = (text: string) => ({ html: text })
