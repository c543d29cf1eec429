import { Tag } from '../../../components/actions/chip.tsx'
import { Row } from '../../../platform/boxes/row.tsx'

/** What comes with a stay in a hotel beside its price. */
export const SpecialTags = ({ specials }: { specials: readonly string[] }) => (
  <Row as="p" gap="2">
    {specials.map((special) => (
      <Tag key={special} tone="info">
        {special}
      </Tag>
    ))}
  </Row>
)
