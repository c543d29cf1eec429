const imageEndings = '.jpg,.jpeg,.png,.webp,.avif,.gif'

/** For file inputs. The endings are for systems that don't know the newer types. */
export const acceptedImages = `image/jpeg,image/png,image/webp,image/avif,image/gif,${imageEndings}`
export const acceptedDocuments = `.pdf,.docx,.xlsx,.pptx,.odt,.ods,.txt,.csv,.tsv,.md,.markdown,${imageEndings}`

export const imageTypes = 'JPEG, PNG, WebP, AVIF or GIF'

/** The server's limit, in bytes. */
const largestFile = 20 * 1024 * 1024

const longestName = 200

/** Why the server would reject a file, as the end of a sentence. Undefined if it may be accepted. */
export function fileError({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'is empty'
  if (size > largestFile) return 'is larger than 20 MB'
  return undefined
}

/** The first bytes of each type of image, as characters. */
const signatures = [/^\u00FF\u00D8\u00FF/, /^\u0089PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavi[fs]/]

/** The same for an image, by its first bytes. The server checks all of it. */
export async function imageError(file: Blob): Promise<string | undefined> {
  const error = fileError(file)
  if (error !== undefined) return error
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return signatures.some((signature) => signature.test(start)) ? undefined : 'isn’t an image'
}

/** Without control characters and unpaired surrogates. */
const visible = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')

/** A file's name in the form that the server accepts. Cutting it may leave an unpaired surrogate. */
export const plainName = (name: string, fallback: string) =>
  visible(visible(name).trim().slice(0, longestName)).trim() || fallback

/** The initial name of an image. */
export const imageName = (fileName: string) =>
  plainName(fileName.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll('_', ' '), 'Image')
