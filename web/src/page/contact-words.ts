/** RFC 3966: the digits, and a plus before them; an extension is left to whoever answers. */
export const telephoneLink = (phone: string) => {
  const [number = ''] = phone.split('x')
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${number.replaceAll(/\D/g, '')}`
}

/** `https://www.example.com/` as people read it. */
export const shortWebsite = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
