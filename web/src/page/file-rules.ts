const imageEndings = '.jpg,.jpeg,.png,.webp,.avif,.gif'

/** For the browser's own choice of files; the server looks at what is in them. Of newer types not every system says which one it is. */
export const acceptedImages = `image/jpeg,image/png,image/webp,image/avif,image/gif,${imageEndings}`
export const acceptedDocuments = `.pdf,.docx,.xlsx,.pptx,.odt,.ods,.txt,.csv,.tsv,.md,.markdown,${imageEndings}`

export const imageTypes = 'JPEG, PNG, WebP, AVIF or GIF'

/** The server's own limit, in bytes. */
const largestFile = 20 * 1024 * 1024

const longestName = 200

/** Why a file would be refused, as far as that can be known before it is sent; the end of a sentence. */
export function flawOf({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'is empty'
  if (size > largestFile) return 'has more than 20 MB'
  return undefined
}

/** How the kinds of pictures begin, a character for each byte. */
const beginnings = [/^\u00FF\u00D8\u00FF/, /^\u0089PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavi[fs]/]

/** The same of a picture, which may be something else by another's name; the server looks at all of it. */
export async function pictureFlawOf(file: Blob): Promise<string | undefined> {
  const flaw = flawOf(file)
  if (flaw !== undefined) return flaw
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return beginnings.some((beginning) => beginning.test(start)) ? undefined : 'is no picture'
}

/** What no page shows: control characters, and halves of pairs. */
const visible = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')

/** A name as the server takes it. Names of files may hold anything, and cutting one may leave half a pair at its end. */
export const plainName = (name: string, fallback: string) =>
  visible(visible(name).trim().slice(0, longestName)).trim() || fallback

/** What an image is called until somebody says otherwise. */
export const imageName = (fileName: string) =>
  plainName(fileName.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll('_', ' '), 'Image')
