import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { MoveButtons } from '../../components/move-buttons.tsx'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

const variants = ['primary', 'line', 'quiet', 'danger'] as const

export function ButtonSamples() {
  return (
    <>
      <Sample label="Default; hover and focus them">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample label="With an icon">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon="heart">
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample label="Large">
        <Button variant="primary" size="l">
          Request dates
        </Button>
        <Button size="l" icon="share">
          Share
        </Button>
      </Sample>
      <Sample label="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample label="Busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isBusy>
            Saving
          </Button>
        ))}
      </Sample>
      <Sample label="Links, one of which leads nowhere">
        <ButtonLink to="#buttons">Go there</ButtonLink>
        <ButtonLink to="#buttons" variant="primary" icon="arrow-right">
          Go there
        </ButtonLink>
        <ButtonLink to="#buttons" isDisabled>
          Not yet
        </ButtonLink>
      </Sample>
      <Sample label="Icons alone">
        <IconButton icon="heart" label="Like" />
        <IconButton icon="heart" label="Do not like any more" isFilled variant="line" aria-pressed />
        <IconButton icon="trash-2" label="Delete" variant="danger" />
        <IconButton icon="pencil" label="Edit" disabled />
        <IconButton icon="upload" label="Uploading" isBusy variant="line" />
      </Sample>
      <Sample label="Moving: the first of a row, the last of a column">
        <MoveButtons name="North court" isFirst isLast={false} onMove={() => undefined} />
        <MoveButtons name="Floor plan" isFirst={false} isLast isColumn onMove={() => undefined} />
      </Sample>
      <Sample label="Copy">
        <CopyButton text="https://example.test/a-page" label="Copy the link" />
      </Sample>
      <Sample label="200 characters">
        <Button>{longName}</Button>
      </Sample>
    </>
  )
}
