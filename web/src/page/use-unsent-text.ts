import { useState } from 'react'
import { unsentKey } from './conversation-texts.ts'
import { tabDrafts } from './draft-store.ts'

/** A text that somebody types, which this tab keeps until it is sent or the session ends. Only in the browser. */
export function useUnsentText(subject: string | undefined, name: string) {
  const key = unsentKey(subject, name)
  const [text, setText] = useState(() => tabDrafts.read(key) ?? '')
  return {
    text,
    change(changed: string) {
      setText(changed)
      if (changed === '') tabDrafts.drop(key)
      else tabDrafts.write(key, changed)
    },
  }
}
