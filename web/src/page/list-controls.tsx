import { Form } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'

interface ListSearchProps {
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

/** The search of a list, which is kept in the address. */
export const ListSearch = ({ action, label, placeholder, words, kept = {}, toAll }: ListSearchProps) => (
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

interface ChoiceLinksProps<T> {
  /** The accessible name. */
  label: string
  choices: readonly T[]
  chosen: T
  to: (choice: T) => string
  nameOf: (choice: T) => string
  /** For a list in the middle of a page. */
  keepsScroll?: boolean
}

/** A filter of a list in its address, one of whose choices is pressed. */
export const ChoiceLinks = <T,>({ label, choices, chosen, to, nameOf, keepsScroll }: ChoiceLinksProps<T>) => (
  <nav aria-label={label}>
    <ChipList>
      {choices.map((choice) => (
        <ChipLink
          key={nameOf(choice)}
          to={to(choice)}
          isPressed={choice === chosen}
          isDisabled={false}
          preventScrollReset={keepsScroll}
        >
          {nameOf(choice)}
        </ChipLink>
      ))}
    </ChipList>
  </nav>
)

interface ContinuedPagesProps {
  /** The first page. Undefined on that page. */
  toNewest: string | undefined
  /** The next page. Undefined on the last one. */
  toOlder: string | undefined
}

/** The pages of a list without a total, newest first. */
export const ContinuedPages = ({ toNewest, toOlder }: ContinuedPagesProps) =>
  (toNewest !== undefined || toOlder !== undefined) && (
    <Row as="nav" aria-label="Pages">
      {toNewest !== undefined && <ButtonLink to={toNewest}>Newest</ButtonLink>}
      {toOlder !== undefined && <ButtonLink to={toOlder}>Older</ButtonLink>}
    </Row>
  )
