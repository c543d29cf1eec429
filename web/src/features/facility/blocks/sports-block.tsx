import { ChipLink, ChipList } from '../../../components/chip.tsx'
import { Block } from '../block.tsx'
import { sportSearch } from '../facility-place.ts'
import type { BlockParts } from './block-parts.ts'

export function SportsBlock({ facility, editors }: BlockParts) {
  return (
    <Block
      id="sports"
      title="Sports"
      facility={facility}
      editor={editors.sports}
      isEmpty={facility.sports.length === 0}
    >
      {facility.sports.length > 0 ? (
        <ChipList>
          {facility.sports.map((sport) => (
            <ChipLink key={sport} to={sportSearch(sport)}>
              {sport}
            </ChipLink>
          ))}
        </ChipList>
      ) : (
        <p className="mut">No sports are listed yet. They are what most people search by.</p>
      )}
    </Block>
  )
}
