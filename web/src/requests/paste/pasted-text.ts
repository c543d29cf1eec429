import { deviceDrafts } from '../../page/draft-store.ts'
import { keepRequest, leftRequest } from '../../page/left-requests.ts'

const key = 'request text'

export interface PastedText {
  text: string
}

/** The text of a request, which this device keeps until a request is made of it. Not of an account: visitors may paste one before they log in. */
export const pastedText = {
  key,
  read(): PastedText {
    const text = leftRequest(key)?.['text']
    return { text: typeof text === 'string' ? text : '' }
  },
  write({ text }: PastedText) {
    if (text.trim() === '') deviceDrafts.drop(key)
    else keepRequest(key, { text })
  },
  drop: () => deviceDrafts.drop(key),
}
