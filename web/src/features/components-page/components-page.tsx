import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Stack } from '../../platform/boxes/stack.tsx'
import { AnswerSamples } from './answer-samples.tsx'
import { BoxSamples } from './box-samples.tsx'
import { ButtonSamples, ChipSamples } from './button-samples.tsx'
import { CardSamples, PictureSamples } from './card-samples.tsx'
import { ChoiceSamples, FieldSamples } from './field-samples.tsx'
import styles from './components-page.module.css'
import { FigureSamples, RowSamples } from './figure-samples.tsx'
import { IconSamples, TextSamples } from './look-samples.tsx'
import { NavigationSamples, StateSamples } from './state-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PickerSamples } from './picker-samples.tsx'
import type { SamplesProps } from './sample.tsx'

const sections: { id: string; title: string; Samples: ComponentType<SamplesProps> }[] = [
  { id: 'text', title: 'Text', Samples: TextSamples },
  { id: 'boxes', title: 'Boxes', Samples: BoxSamples },
  { id: 'buttons', title: 'Buttons', Samples: ButtonSamples },
  { id: 'chips', title: 'Chips and tags', Samples: ChipSamples },
  { id: 'fields', title: 'Fields', Samples: FieldSamples },
  { id: 'choices', title: 'Choices', Samples: ChoiceSamples },
  { id: 'pickers', title: 'Pickers', Samples: PickerSamples },
  { id: 'figures', title: 'Figures', Samples: FigureSamples },
  { id: 'pictures', title: 'Pictures', Samples: PictureSamples },
  { id: 'cards', title: 'Cards', Samples: CardSamples },
  { id: 'rows', title: 'Rows and legends', Samples: RowSamples },
  { id: 'states', title: 'States', Samples: StateSamples },
  { id: 'navigation', title: 'Navigation', Samples: NavigationSamples },
  { id: 'overlays', title: 'Overlays', Samples: OverlaySamples },
  { id: 'answers', title: 'Confirmations and toasts', Samples: AnswerSamples },
  { id: 'icons', title: 'Icons', Samples: IconSamples },
]

const themes = ['light', 'dark'] as const

/** Every component in all its states, in both themes. */
export function ComponentsPage() {
  // A single section loads and is tested sooner.
  const only = useSearchParams()[0].get('only')
  const shown = sections.filter(({ id }) => only === null || id === only)
  return (
    <div className="page">
      <header className={styles.head}>
        <h1 className="h1">Components</h1>
        <p className="lead">
          Each in all its states, light on the left and dark on the right. What opens over the page has the
          page’s own theme.
        </p>
      </header>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label="Components">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link className={`sm mut ${styles.entry}`} to={`/dev/components#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Stack gap="10">
          {shown.map(({ id, title, Samples }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 className="h2" id={`${id}-title`}>
                <Link to={only === null ? `?only=${id}` : `/dev/components#${id}`}>{title}</Link>
              </h2>
              <div className={styles.themes}>
                {themes.map((theme) => (
                  <div key={theme} className={styles.theme} data-theme={theme}>
                    <Stack gap="6">
                      <Samples theme={theme} />
                    </Stack>
                  </div>
                ))}
              </div>
            </section>
          ))}
        </Stack>
      </div>
    </div>
  )
}
