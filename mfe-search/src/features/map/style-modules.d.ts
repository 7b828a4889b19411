declare module '*.css' {
  /** The stylesheet as it is written. */
  const styles: string;
  export default styles;
}
