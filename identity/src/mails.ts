import { html, type Html } from './pages/html.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** A mail of paragraphs with at most one link; the plain text and the HTML say the same. */
type Letter = {
  to: string
  subject: string
  before: string[]
  link?: { label: string; url: string }
  after: string[]
}

// Mail programs ignore style sheets and often style elements, so the few styles stand in the tags.
const BODY = 'font-family:Plus Jakarta Sans,system-ui,sans-serif;font-size:16px;line-height:1.5;color:#17201c'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6a4a;color:#ffffff;font-weight:600;text-decoration:none'

const paragraphs = (texts: string[]): Html[] => texts.map((text) => html`<p>${text}</p>`)

function compose(letter: Letter): Mail {
  const { link } = letter
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${letter.subject}</title>
      </head>
      <body style="${BODY}">
        ${paragraphs(letter.before)}
        ${link && html`<p><a href="${link.url}" style="${BUTTON}">${link.label}</a></p>`}
        ${paragraphs(letter.after)}
      </body>
    </html> `
  const lines = [...letter.before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...letter.after]
  return { to: letter.to, subject: letter.subject, text: `${lines.join('\n\n')}\n`, html: page.html }
}

// What somebody typed into the sign-up form (a name, say) is never repeated in these mails: they go to
// addresses nobody has confirmed, and must not carry a stranger's words.

export const confirmationMail = (brand: string, to: string, url: string): Mail =>
  compose({
    to,
    subject: `Confirm your email address for ${brand}`,
    before: [
      `Somebody has just signed up at ${brand} with this address. If it was you, confirm it within a day:`,
    ],
    link: { label: 'Confirm the address', url },
    after: ['If it was not you, do nothing: without the confirmation there is no account.'],
  })

export const existingAccountMail = (brand: string, to: string, url: string): Mail =>
  compose({
    to,
    subject: `You have an account at ${brand} already`,
    before: [
      `Somebody has just tried to sign up at ${brand} with this address, which has an account already. ` +
        'If it was you, go back and log in.',
      'If you have forgotten the password, set a new one within an hour:',
    ],
    link: { label: 'Set a new password', url },
    after: ['If it was not you, do nothing: your account stays as it is.'],
  })

export const passwordResetMail = (brand: string, to: string, url: string): Mail =>
  compose({
    to,
    subject: `Set a new password for ${brand}`,
    before: [`Somebody has asked for a new password for your account at ${brand}. Set it within an hour:`],
    link: { label: 'Set a new password', url },
    after: ['If it was not you, do nothing: your password stays as it is.'],
  })

export const passwordChangedMail = (brand: string, to: string): Mail =>
  compose({
    to,
    subject: `Your password for ${brand} was changed`,
    before: [
      `The password of your account at ${brand} has just been changed, and all devices have been signed out.`,
    ],
    after: [
      'If it was not you, ask for a new password on the log-in page now, and look after your mailbox: ' +
        'whoever changed the password could read your mail.',
    ],
  })
