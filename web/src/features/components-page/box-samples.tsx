import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Facts } from '../../platform/boxes/facts.tsx'
import { FormGrid, Wide } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { longName, Sample, type SamplesProps } from './sample.tsx'

const facts = [
  { label: 'Clear height', value: '32 ft' },
  { label: 'Surface', value: 'Maple' },
  { label: 'Name', value: longName },
]

export const BoxSamples = ({ theme }: SamplesProps) => (
  <>
    <Sample label="Stack, and Stack that starts its children" isWide>
      <Stack>
        <Panel>Fills the width</Panel>
        <Panel tone="sunk">Below it</Panel>
      </Stack>
      <Stack align="start" gap="2">
        <Tag>As wide as its text</Tag>
        <Tag>Below it</Tag>
      </Stack>
    </Sample>
    <Sample label="Row, wrapping and not" isWide>
      <Row>
        {['Basketball', 'Volleyball', 'Ice hockey', 'Figure skating', 'Swimming'].map((sport) => (
          <Tag key={sport}>{sport}</Tag>
        ))}
      </Row>
      <Row isWrapping={false} gap="3">
        <Tag>Open</Tag>
        <span>{longName}</span>
      </Row>
    </Sample>
    <Sample label="Toolbar" isWide>
      <Toolbar>
        <span className="semi">24 courts</span>
        <Row>
          <Button>Export</Button>
          <Button variant="primary">Add court</Button>
        </Row>
      </Toolbar>
    </Sample>
    <Sample label="Grid of two, of as many as fit, and with a main column" isWide>
      <Grid columns="2">
        <Panel>One</Panel>
        <Panel>Two</Panel>
      </Grid>
      <Grid columns="fill-s" gap="2">
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
          <Panel key={day}>{day}</Panel>
        ))}
      </Grid>
      <Grid columns="start main end" align="center">
        <Tag>1</Tag>
        <span>{longName}</span>
        <Button>Open</Button>
      </Grid>
    </Sample>
    <Sample label="Section with an action" isWide>
      <Section title={`Courts, ${theme}`} level="h3" action={<Button>Add court</Button>}>
        <p>Six courts of maple.</p>
      </Section>
    </Sample>
    <Sample label="Aside" isWide>
      <Aside side={<Panel>The side</Panel>}>The main column</Aside>
    </Sample>
    <Sample label="Facts in pairs and in tiles" isWide>
      <Facts facts={facts} />
      <Facts facts={facts} look="tiles" />
    </Sample>
    <Sample label="FormGrid of two columns" isWide>
      <FormGrid columns="2">
        <TextField label="First name" />
        <TextField label="Last name" />
        <Wide>
          <TextArea label="Message" />
        </Wide>
      </FormGrid>
    </Sample>
  </>
)
