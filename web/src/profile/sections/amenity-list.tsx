import { AmenityIcon } from '../../components/pictures/amenity-icon.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Fold } from '../fold.tsx'

/** Amenities with their icons. Long lists are folded. */
export const AmenityList = ({ names }: { names: readonly string[] }) => (
  <Fold look="items" count={names.length} words="amenities">
    <Grid as="ul" columns="fill-s" gap="5 6">
      {names.map((name) => (
        <Row as="li" key={name} gap="3" isWrapping={false}>
          <AmenityIcon name={name} className="dim" />
          <span className="sm">{name}</span>
        </Row>
      ))}
    </Grid>
  </Fold>
)
