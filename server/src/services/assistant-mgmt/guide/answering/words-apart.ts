import { tokensOf } from '../../../../search/reading/tokens.ts'
import { withoutNames } from '../reading/terms-of.ts'
import type { Answering } from './answering.ts'
import { sayableOf } from './prose.ts'

/** The words of a question but the names in it. */
export const tokensApart = ({ question, text }: Answering) => withoutNames(tokensOf(text), question.segments)

/** What a page may say in its own words of a question, but the names in it. */
export const contentApart = (answering: Answering) => sayableOf(tokensApart(answering))
