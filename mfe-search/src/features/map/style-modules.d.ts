declare module '*.css' {
  /** The stylesheet as text. */
  const styles: string;
  export default styles;
}
