import { storedRecord } from '../../page/device-storage.ts'
import { deviceDrafts, longestKept } from '../../page/draft-store.ts'

const key = 'request text'

export interface PastedText {
  text: string
}

/** The text of a request, which this device keeps until a request is made of it. Not of an account: visitors may paste one before they log in. */
export const pastedText = {
  key,
  read(): PastedText {
    const { text, savedDate } = storedRecord(deviceDrafts.read(key))
    const isOld = typeof savedDate !== 'number' || savedDate < Date.now() - longestKept
    if (isOld) deviceDrafts.drop(key)
    return { text: typeof text === 'string' && !isOld ? text : '' }
  },
  write({ text }: PastedText) {
    if (text.trim() === '') deviceDrafts.drop(key)
    else deviceDrafts.write(key, JSON.stringify({ text, savedDate: Date.now() }))
  },
  drop: () => deviceDrafts.drop(key),
}
