import { Divider } from '../../ui/layout/divider.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Row, Sample, Samples } from './gallery-sample.tsx';

export function GalleryFoundations() {
  return (
    <Section title="Foundations" description="The mark, the type scale and the two level bars.">
      <div className="flex flex-col gap-8">
        <Row>
          <Logo name="Evenway" size="lg" />
          <Logo name="Evenway" />
          <Logo name="Evenway" size="sm" />
        </Row>
        <div className="flex flex-col gap-3">
          <p className="text-5xl font-bold tracking-tight">A level way in</p>
          <p className="text-3xl font-bold">Organization Dashboard</p>
          <p className="text-xl font-bold">Managed Websites</p>
          <p className="max-w-measure">
            Body text is 17 px with a line height of 1.6 and a measure of at most 68 characters. It holds{' '}
            <TextLink to="/local/ui">a link inside the product</TextLink> and{' '}
            <TextLink href="https://example.com" external>
              a link that leaves it
            </TextLink>
            .
          </p>
          <p className="text-sm text-ink-muted">Secondary text, 15 px, still at seven to one.</p>
        </div>
        <Samples>
          <Sample name="Divider with words">
            <Divider>Or continue with email</Divider>
          </Sample>
          <Sample name="Divider">
            <Divider />
          </Sample>
        </Samples>
      </div>
    </Section>
  );
}
