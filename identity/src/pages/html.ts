/** Markup that is safe to send: made by the functions below only. */
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

/** Markup with every value escaped, unless it is markup itself. Attribute values must stand in quotes. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  html: strings.reduce((markup, string, at) => markup + render(values[at - 1]) + string),
})

/** Attributes of one tag: `true` stands alone, `undefined` and `false` are left out. */
export const attributes = (given: Record<string, string | boolean | undefined>): Html => ({
  html: Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${render(value)}"`))
    .join(' '),
})

/** Markup or script as it stands; only for text of our own. */
export const verbatim = (text: string): Html => ({ html: text })
