import type { AnswerLanguage, ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { fold } from './texts.ts'

/** An answer as its reader sees it: its sentences, what it says about itself, and the places of its list. */
export interface ReadAnswer {
  text: string
  places: ExchangeMessage['places']
  language: AnswerLanguage
}

export function readAnswer({ text, remark, places, language }: ExchangeMessage): ReadAnswer {
  const listed = places.map(({ name, fact }) => `${name}: ${fact ?? ''}.`)
  return { text: fold([text, remark ?? '', ...listed].join(' ')), places, language }
}
