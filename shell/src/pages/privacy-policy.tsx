import { PRIVACY_SECTIONS } from './privacy/privacy-sections';
import { TextPage, TextSection } from './text-page';

/** What is stored, where and for how long: exactly what the code does (STATIC-03). */
export function PrivacyPolicy() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What we store about you, where, why and for how long."
      path="/privacy-policy"
      contents={PRIVACY_SECTIONS}
    >
      {PRIVACY_SECTIONS.map(({ id, title, wide = false, Words }) => (
        <TextSection key={id} id={id} title={title} wide={wide}>
          <Words />
        </TextSection>
      ))}
    </TextPage>
  );
}

export { PrivacyPolicy as Component };
