/** Where a request goes that can't be emailed. */
export const keptWords = {
  Inbox: 'No email on file, so its team finds your request only here.',
  Nobody: 'Nobody manages this page yet. We keep your request until somebody does.',
}

/** RFC 3966: only digits and a leading plus. Leaves out the extension. */
export const telephoneLink = (phone: string) => {
  const [number = ''] = phone.split('x')
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${number.replaceAll(/\D/g, '')}`
}

/** `https://www.example.com/` as `example.com`. */
export const shortWebsite = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
