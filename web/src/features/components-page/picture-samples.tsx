import { Avatar } from '../../components/pictures/avatar.tsx'
import { Gallery } from '../../components/pictures/gallery.tsx'
import { LogoMark } from '../../components/pictures/logo-mark.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import styles from './components-page.module.css'
import { longName, picture, Sample } from './sample.tsx'

const images = ['Basketball', 'Volleyball', 'Soccer', 'Ice Hockey', 'Baseball', 'Lacrosse'].map(
  (sport, index) => ({
    id: sport,
    src: picture(index + 1, sport.toLowerCase().replace(' ', '-')),
    alt: `Drawing of ${sport}`,
  }),
)
const first = images[0]?.src ?? ''
const broken = '/images/0000000000000000000000000000000000000000000000000000000000000000'

export function PictureSamples() {
  return (
    <>
      <Sample label="Logo">
        <LogoMark />
      </Sample>
      <Sample label="Avatars: picture, initials, online, offline, 32 and 64 px, square, one character, a broken picture">
        <Avatar name="Jonquil Pereira" picture={first} />
        <Avatar name="Jonquil Pereira" />
        <Avatar name="Jonquil Pereira" status="online" />
        <Avatar name="Jonquil Pereira" status="offline" />
        <Avatar name="Jonquil Pereira" size={32} status="online" />
        <Avatar name="Jonquil Pereira" size={64} status="offline" isNamed />
        <Avatar name="Visit Fort Wayne" picture={first} isSquare />
        <Avatar name="力" />
        <Avatar name="Broken Picture" picture={broken} />
      </Sample>
      <Sample label="Pictures: drawn, none, broken, contained, square">
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" />
        <Picture className={styles.tile} src={null} alt="Harmony Township Park" sizes="160px" />
        <Picture className={styles.tile} src={broken} alt="Old Mill Grounds" sizes="160px" />
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" ratio="16:9" isContained />
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" ratio="1:1" />
      </Sample>
      <Sample label="Gallery of six, opens a lightbox">
        <Gallery className={styles.fill} images={images} name="Harmony Township Park" />
      </Sample>
      <Sample label="Galleries of one, two, three and four">
        {[1, 2, 3, 4].map((count) => (
          <Gallery key={count} className={styles.fill} images={images.slice(0, count)} name={longName} />
        ))}
      </Sample>
    </>
  )
}
