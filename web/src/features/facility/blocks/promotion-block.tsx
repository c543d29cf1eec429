import { Block } from '../block.tsx'
import type { BlockParts } from './block-parts.ts'

export function PromotionBlock({ facility, editors }: BlockParts) {
  return (
    <Block
      id="promotion"
      title="Promotion"
      facility={facility}
      editor={editors.boosts}
      isEmpty
      opener={{ label: 'Choose days', icon: 'calendar-days' }}
    >
      <p className="mut">
        {facility.isPromoted
          ? 'Promoted today: it comes first in searches, and says that it is promoted.'
          : 'Not promoted today. Choose days on which it comes first in searches.'}
      </p>
    </Block>
  )
}
