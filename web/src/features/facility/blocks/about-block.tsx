import { Block } from '../block.tsx'
import { LongText } from '../long-text.tsx'
import type { BlockParts } from './block-parts.ts'

export function AboutBlock({ facility, editors }: BlockParts) {
  return (
    <Block
      id="about"
      title="About"
      facility={facility}
      editor={editors.about}
      isEmpty={!facility.description}
    >
      {facility.description ? (
        <LongText text={facility.description} />
      ) : (
        <p className="mut">Nothing is told here yet. Say what it is like to play here.</p>
      )}
    </Block>
  )
}
