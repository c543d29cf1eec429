import { html, verbatim, type Html } from './pages/html.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail of paragraphs with at most one link; the plain text and the HTML say the same. */
export interface Letter {
  to: string
  subject: string
  before: string[]
  link?: { label: string; url: string; holdsFor: string }
  after: string[]
}

// Mail programs ignore style sheets, many know neither flex nor SVG, and some drop the style element: so the light
// theme stands in the tags, of tables, and only the dark one in a style element.
const fontFamily = `font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',sans-serif`
const pageStyle = `margin:0;padding:0;background:#fbfaf6;color:#17201c;${fontFamily};font-size:16px;line-height:1.5`
const tableStyle = 'border-collapse:collapse;width:100%'
const sheetStyle = 'max-width:560px;margin:0 auto;padding:24px 20px 48px'
const brandStyle = `padding:12px 16px;border-radius:8px;background:#194c41;color:#ffffff;${fontFamily};font-size:18px;font-weight:700;letter-spacing:-.03em`
const headingStyle =
  'margin:32px 0 16px;font-size:24px;font-weight:600;line-height:1.25;letter-spacing:-.022em'
const textStyle = 'margin:0 0 16px;color:#4a534e'
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6a4a;color:#ffffff;font-weight:600;text-decoration:none'
const cellStyle = 'padding:8px 12px;border:1px solid #e3e0d6;background:#ffffff;vertical-align:top'
const labelStyle = 'display:block;color:#656e68;font-size:12px;font-weight:400'
const valueStyle = 'font-size:14px;font-weight:600;overflow-wrap:anywhere;word-break:break-word'
const figureStyle = 'font-size:14px;font-weight:600;white-space:nowrap'
const smallStyle = 'margin:0 0 16px;color:#656e68;font-size:13px;word-break:break-all'

const darkTheme = `@media (prefers-color-scheme: dark) {
  .page { background: #0c1412 !important; color: #ecebe2 !important }
  .text { color: #b4bcb5 !important }
  .dim { color: #8f9a93 !important }
  .cell { background: #121c19 !important; border-color: #22302b !important; color: #ecebe2 !important }
  .button { background: #6fd3a6 !important; color: #05241a !important }
  .link { color: #7fdcb2 !important }
}`

const paragraphs = (texts: string[]): Html[] =>
  texts.map((text) => html`<p class="text" style="${textStyle}">${text}</p>`)

const cell = (label: string, value: string, style: string): Html =>
  html`<td class="cell" style="${cellStyle}">
    <span class="dim" style="${labelStyle}">${label}</span><span style="${style}">${value}</span>
  </td>`

const linkPart = ({ label, url, holdsFor }: NonNullable<Letter['link']>, to: string): Html => html`
  <p style="margin:24px 0"><a class="button" href="${url}" style="${buttonStyle}">${label}</a></p>
  <table role="presentation" style="${tableStyle};margin:0 0 24px">
    <tr>
      ${cell('For', to, valueStyle)} ${cell('Holds for', holdsFor, figureStyle)}
    </tr>
  </table>
  <p class="dim" style="${smallStyle}">
    If the button does nothing, open this address:
    <a class="link" href="${url}" style="color:#0a5f42">${url}</a>
  </p>
`

/** `brand` is whom the mail comes from. */
export function composeMail(brand: string, { to, subject, before, link, after }: Letter): Mail {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${verbatim(darkTheme)}
        </style>
      </head>
      <body class="page" style="${pageStyle}">
        <div style="${sheetStyle}">
          <table role="presentation" style="${tableStyle}">
            <tr>
              <td style="${brandStyle}">${brand}</td>
            </tr>
          </table>
          <h1 style="${headingStyle}">${subject}</h1>
          ${paragraphs(before)} ${link && linkPart(link, to)} ${paragraphs(after)}
        </div>
      </body>
    </html> `
  const address = link && [`${link.label}:\n${link.url}`, `For ${to}. Holds for ${link.holdsFor}.`]
  const text = [...before, ...(address ?? []), ...after].join('\n\n')
  return { to, subject, text: `${text}\n`, html: page.html }
}
