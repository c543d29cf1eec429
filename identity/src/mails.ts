import { composeMail, type Mail } from './mail-document.ts'

// What somebody typed into the sign-up form (a name, say) is never repeated in these mails: they go to
// addresses nobody has confirmed, and must not carry a stranger's words.

export const confirmationMail = (brand: string, to: string, url: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Confirm your email address for ${brand}`,
    before: [`Somebody has just signed up at ${brand} with this address. If it was you, confirm it:`],
    link: { label: 'Confirm the address', url, holdsFor: '24 hours' },
    after: ['If it was not you, do nothing: without the confirmation there is no account.'],
  })

export const existingAccountMail = (brand: string, to: string, url: string): Mail =>
  composeMail(brand, {
    to,
    subject: `You have an account at ${brand} already`,
    before: [
      `Somebody has just tried to sign up at ${brand} with this address, which has an account already. ` +
        'If it was you, go back and log in.',
      'If you have forgotten the password, set a new one:',
    ],
    link: { label: 'Set a new password', url, holdsFor: '1 hour' },
    after: ['If it was not you, do nothing: your account stays as it is.'],
  })

export const passwordResetMail = (brand: string, to: string, url: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Set a new password for ${brand}`,
    before: [`Somebody has asked for a new password for your account at ${brand}. If it was you, set it:`],
    link: { label: 'Set a new password', url, holdsFor: '1 hour' },
    after: ['If it was not you, do nothing: your password stays as it is.'],
  })

export const passwordChangedMail = (brand: string, to: string): Mail =>
  composeMail(brand, {
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
