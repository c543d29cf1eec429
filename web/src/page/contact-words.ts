/** RFC 3966: only digits and a leading plus. Leaves out the extension. */
export const telephoneLink = (phone: string) => {
  const [number = ''] = phone.split('x')
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${number.replaceAll(/\D/g, '')}`
}

/** `https://www.example.com/` as `example.com`. */
export const shortWebsite = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
