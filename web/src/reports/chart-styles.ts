import styles from './charts.module.css'

const few = [styles.now, styles.pale]
/** Neighbors differ in lightness, so that they are told apart without colors. */
const many = [styles.warm, styles.now, styles.pale, styles.hollow]

/** The looks of the parts of a stack, the lowest first. */
export const partStyles = (count: number) => (count <= few.length ? few : many)
