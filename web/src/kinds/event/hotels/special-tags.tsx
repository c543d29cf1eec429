import { Tag } from '../../../components/actions/chip.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { AmountNote } from '../../../reservations/amount-note.tsx'

interface SpecialTagsProps {
  specials: readonly string[]
  amenities?: readonly string[]
}

/** What comes with a stay in a hotel beside its price. */
export const SpecialTags = ({ specials, amenities = [] }: SpecialTagsProps) => (
  <Row as="p" gap="2">
    {specials.map((special) => (
      <Tag key={special} tone="info">
        {special}
      </Tag>
    ))}
    {amenities.map((amenity) => (
      <Tag key={amenity}>{amenity}</Tag>
    ))}
    <AmountNote texts={specials} writer="the organizer" />
  </Row>
)
