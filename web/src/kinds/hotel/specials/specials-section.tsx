import type { Special } from '@app/contract/hotels/special-schema.ts'
import { RuledItem, RuledList, RuledWords } from '../../../components/display/ruled-list.tsx'
import type { Content, Section } from '../../../profile/profile-page.ts'
import { specialNights } from './special-words.ts'

interface SpecialsContent extends Content {
  /** Those that aren't over. */
  specials: Special[]
}

/** What the hotel offers on some nights. Its team edits it beside the rates. */
export const specialsSection: Section<SpecialsContent> = {
  id: 'specials',
  title: 'Specials',
  isEmpty: ({ specials }) => specials.length === 0,
  empty: 'No specials yet. Add them beside your rooms and rates.',
  Body: ({ content: { specials } }) => (
    <RuledList>
      {specials.map((special) => (
        <RuledItem key={special.id}>
          <RuledWords isLong>
            <b className="semi">{special.title}</b>
            {special.description !== null && <span>{special.description}</span>}
            <span className="xs mut">{specialNights(special)}</span>
          </RuledWords>
        </RuledItem>
      ))}
    </RuledList>
  ),
}
