import type { MailSender } from './imprint.ts'
import { composeMail } from './mail-document.ts'

// These emails never repeat input from the sign-up form, such as a name: they go to unconfirmed addresses and must not
// deliver text from strangers.

export const confirmationMail = (sender: MailSender, to: string, url: string) =>
  composeMail(sender, {
    to,
    subject: `Confirm your email address for ${sender.brand}`,
    intro: [`Someone just signed up for ${sender.brand} with this email address. If it was you, confirm it:`],
    link: { label: 'Confirm email address', url, expiresIn: '24 hours' },
    outro: ["If it wasn't you, ignore this email. No account is created unless you confirm."],
  })

export const existingAccountMail = (sender: MailSender, to: string, url: string) =>
  composeMail(sender, {
    to,
    subject: `You already have an account at ${sender.brand}`,
    intro: [
      `Someone just tried to sign up for ${sender.brand} with this email address, but you already have an account. ` +
        'If it was you, go back and log in.',
      'Forgot your password? Set a new one:',
    ],
    link: { label: 'Set a new password', url, expiresIn: '1 hour' },
    outro: ["If it wasn't you, ignore this email. Your account hasn't changed."],
  })

export const passwordResetMail = (sender: MailSender, to: string, url: string) =>
  composeMail(sender, {
    to,
    subject: `Set a new password for ${sender.brand}`,
    intro: [
      `Someone asked for a new password for your account at ${sender.brand}. If it was you, set it here:`,
    ],
    link: { label: 'Set a new password', url, expiresIn: '1 hour' },
    outro: ["If it wasn't you, ignore this email. Your password hasn't changed."],
  })

export const passwordChangedMail = (sender: MailSender, to: string) =>
  composeMail(sender, {
    to,
    subject: `Your password for ${sender.brand} was changed`,
    intro: [
      `The password for your account at ${sender.brand} was just changed, and you were signed out on all devices.`,
    ],
    outro: [
      "If it wasn't you, set a new password now from the login page. Then secure your mailbox, because the " +
        'person who changed your password can read your email.',
    ],
  })
