import { wholeWords } from './whole-words.ts'

const questionWords = wholeWords(
  '^\\W*(?:(?:what|how)(?! (?:about|if|of)(?!\\p{L}))|which|where|who|why|when|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|c[oó]mo|qui[eé]n|quel(?:le)?s?|o[uù]|comment|qui|pourquoi|est-ce)',
)

/** Words that ask the assistant something, of which nothing is read: 'What is the best city for it?' */
export const isOpenQuestion = (text: string) => questionWords.test(text) && !/[.;!\n]\s/.test(text)

export const isQuestion = (text: string) => isOpenQuestion(text) || /\?\s*$/.test(text)
