import { Form } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

interface QueueSearchProps {
  /** The path of the page. */
  action: string
  label: string
  placeholder: string
  words: string | undefined
  /** Parameters of the page that a search keeps, by name. */
  kept?: Readonly<Record<string, string>> | undefined
  /** The page without the words. */
  toAll: string
}

/** The search of a list for administrators, which is kept in the address. */
export const QueueSearch = ({ action, label, placeholder, words, kept = {}, toAll }: QueueSearchProps) => (
  <search>
    <Form action={action}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack width="reading">
        <Grid columns="main end" gap="2">
          <TextField
            type="search"
            name="q"
            icon="search"
            label={label}
            isLabelHidden
            placeholder={placeholder}
            maxLength={200}
            defaultValue={words}
          />
          <Row isWrapping={false}>
            <Button type="submit">Search</Button>
            {words !== undefined && (
              <ButtonLink to={toAll} variant="quiet">
                Show all
              </ButtonLink>
            )}
          </Row>
        </Grid>
      </Stack>
    </Form>
  </search>
)
