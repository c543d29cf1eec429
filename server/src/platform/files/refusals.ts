import { Refusal } from '../errors.ts'
import type { ProblemCode } from '../problem-codes.ts'

const refused = (status: number, code: ProblemCode, message: string, cause?: unknown) =>
  Object.assign(new Refusal(status, code, `The file ${message}.`, [{ path: 'file', message }]), { cause })

export const fileTooLarge = (maxBytes: number) =>
  refused(413, 'FILE_TOO_LARGE', `must have at most ${Math.floor(maxBytes / 1e6)} MB`)
export const fileEmpty = () => refused(422, 'FILE_EMPTY', 'is empty')
export const uploadInterrupted = (cause: unknown) =>
  refused(400, 'UPLOAD_INTERRUPTED', 'was not received completely', cause)
export const typeRefused = (reason: string) => refused(415, 'FILE_TYPE_REFUSED', reason)
export const imageTooLarge = (reason: string) => refused(422, 'IMAGE_TOO_LARGE', reason)
export const imageUnreadable = (cause?: unknown) =>
  refused(422, 'IMAGE_UNREADABLE', 'cannot be read as an image: it is damaged or incomplete', cause)
/** The message is a whole sentence. */
export const textUnreadable = (message: string) =>
  new Refusal(422, 'FILE_UNREADABLE', message, [{ path: 'file', message }])
