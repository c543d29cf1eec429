import type { MailSender } from './imprint.ts'
import { html, verbatim, type Html } from './pages/html.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/**
 * The content of an email: paragraphs, whose line breaks stay, at most one link, and a footer. Plain text and HTML are the same, but the HTML has
 * the subject as its title.
 */
export interface Letter {
  to: string
  subject: string
  intro: string[]
  /** Titles that are links, below the introduction. */
  items?: { title: string; text: string; url: string }[]
  link?: { label: string; url: string; expiresIn?: string }
  outro: string[]
  /** A link below everything else, such as one to get no more of these emails. */
  footer?: { text: string; label: string; url: string }
}

// Email clients ignore external style sheets, many support neither flexbox nor SVG, and some drop the style element. So
// the light theme is inline, the layout uses tables, and only the dark theme is in a style element.
const fontFamily = `font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',sans-serif`
const styles = {
  page: `margin:0;padding:0;background:#fbfaf6;color:#17201c;${fontFamily};font-size:16px;line-height:1.5`,
  table: 'border-collapse:collapse;width:100%',
  sheet: 'max-width:560px;margin:0 auto;padding:24px 20px 48px',
  brand: `padding:12px 16px;border-radius:8px;background:#194c41;color:#ffffff;${fontFamily};font-size:18px;font-weight:700;letter-spacing:-.03em`,
  heading: 'margin:32px 0 16px;font-size:24px;font-weight:600;line-height:1.25;letter-spacing:-.022em',
  text: 'margin:0 0 16px;color:#4a534e;white-space:pre-line;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6a4a;color:#ffffff;font-weight:600;text-decoration:none',
  cell: 'padding:8px 12px;border:1px solid #e3e0d6;background:#ffffff;vertical-align:top',
  label: 'display:block;color:#656e68;font-size:12px;font-weight:400',
  address: 'font-size:14px;font-weight:600;overflow-wrap:anywhere;word-break:break-word',
  duration: 'font-size:14px;font-weight:600;white-space:nowrap',
  item: 'color:#0a5f42;font-weight:600;overflow-wrap:anywhere',
  footer: 'margin:32px 0 0;color:#656e68;font-size:13px',
  small: 'margin:0 0 16px;color:#656e68;font-size:13px;word-break:break-all',
}

const darkTheme = `@media (prefers-color-scheme: dark) {
  .page { background: #0c1412 !important; color: #ecebe2 !important }
  .text { color: #b4bcb5 !important }
  .dim { color: #8f9a93 !important }
  .cell { background: #121c19 !important; border-color: #22302b !important; color: #ecebe2 !important }
  .button { background: #6fd3a6 !important; color: #05241a !important }
  .link { color: #7fdcb2 !important }
}`

const paragraphs = (texts: string[]): Html[] =>
  texts.map((text) => html`<p class="text" style="${styles.text}">${text}</p>`)

const cell = (label: string, value: string, style: string) =>
  html`<td class="cell" style="${styles.cell}">
    <span class="dim" style="${styles.label}">${label}</span><span style="${style}">${value}</span>
  </td>`

const linkPart = ({ label, url, expiresIn }: NonNullable<Letter['link']>, to: string) => html`
  <p style="margin:24px 0"><a class="button" href="${url}" style="${styles.button}">${label}</a></p>
  ${
    expiresIn !== undefined &&
    html`<table role="presentation" style="${styles.table};margin:0 0 24px">
      <tr>
        ${cell('For', to, styles.address)} ${cell('Expires in', expiresIn, styles.duration)}
      </tr>
    </table>`
  }
  <p class="dim" style="${styles.small}">
    Button not working? Open this link:
    <a class="link" href="${url}" style="color:#0a5f42">${url}</a>
  </p>
`

const itemPart = ({ title, text, url }: NonNullable<Letter['items']>[number]) => html`
  <p style="margin:0 0 4px"><a class="link" href="${url}" style="${styles.item}">${title}</a></p>
  <p class="text" style="${styles.text}">${text}</p>
`

const footerPart = ({ text, label, url }: NonNullable<Letter['footer']>) => html`
  <p class="dim" style="${styles.footer}">
    ${text} <a class="link" href="${url}" style="color:#0a5f42">${label}</a>
  </p>
`

/** The brand with the postal address, and links to the texts. */
const imprintPart = ({ brand, imprint }: MailSender) =>
  imprint &&
  html`
    <p class="dim" style="${styles.footer}">
      ${brand}${imprint.postalAddress !== undefined && ` · ${imprint.postalAddress}`}<br />
      <a class="link" href="${imprint.privacy}" style="color:#0a5f42">Privacy</a> ·
      <a class="link" href="${imprint.terms}" style="color:#0a5f42">Terms</a>
    </p>
  `

const imprintLines = ({ brand, imprint }: MailSender) =>
  imprint
    ? [
        [
          [brand, imprint.postalAddress].filter(Boolean).join(' · '),
          `Privacy: ${imprint.privacy}`,
          `Terms: ${imprint.terms}`,
        ].join('\n'),
      ]
    : []

export function composeMail(
  sender: MailSender,
  { to, subject, intro, items = [], link, outro, footer }: Letter,
): Mail {
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
      <body class="page" style="${styles.page}">
        <div style="${styles.sheet}">
          <table role="presentation" style="${styles.table}">
            <tr>
              <td style="${styles.brand}">${sender.brand}</td>
            </tr>
          </table>
          <h1 style="${styles.heading}">${subject}</h1>
          ${paragraphs(intro)} ${items.map(itemPart)} ${link && linkPart(link, to)} ${paragraphs(outro)}
          ${footer && footerPart(footer)} ${imprintPart(sender)}
        </div>
      </body>
    </html> `
  const linkLines = link && [
    `${link.label}:\n${link.url}`,
    ...(link.expiresIn === undefined ? [] : [`For ${to}. Expires in ${link.expiresIn}.`]),
  ]
  const itemLines = items.map((item) => [item.title, item.text, item.url].filter(Boolean).join('\n'))
  const text = [
    // A text that starts with its link would not say what it is about.
    ...(intro.length + items.length === 0 ? [subject] : intro),
    ...itemLines,
    ...(linkLines ?? []),
    ...outro,
    ...(footer ? [`${footer.text}\n${footer.label}: ${footer.url}`] : []),
    ...imprintLines(sender),
  ].join('\n\n')
  return { to, subject, text: `${text}\n`, html: page.html }
}
