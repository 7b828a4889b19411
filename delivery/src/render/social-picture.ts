/** A picture that a document has chosen for links in social networks. */
export interface SocialPicture {
  /** URL, or path of the backend. */
  readonly picture: string;
  readonly alternative: string;
}
