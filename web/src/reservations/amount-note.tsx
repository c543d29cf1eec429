import { namesPrice } from '@app/contract/hotels/price-words.ts'

interface AmountNoteProps {
  texts: readonly (string | null)[]
  /** Who wrote them: 'the hotel'. */
  writer: string
}

/** What readers have to know beside free texts that name an amount: it is no price with all mandatory fees. */
export const AmountNote = ({ texts, writer }: AmountNoteProps) =>
  texts.some((text) => text !== null && namesPrice(text)) && (
    <span className="xs mut">
      {`Amounts and percentages in the words of ${writer} may leave out mandatory fees.`}
    </span>
  )
