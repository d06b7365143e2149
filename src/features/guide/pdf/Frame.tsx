import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { color } from '../../../shared/color.build.ts';
import { notLegalAdvice, site } from '../../../site.ts';
import { margin, styles } from './styles.build.ts';

interface Props {
  children: ReactNode;
  pageNumber: number;
  /** The chapter, where the page does not begin with its title. */
  head?: string | undefined;
}

/**
 * Header and footer of every page but the cover, because pages get separated: the chapter, the publisher, that
 * it is no legal advice, and the page's number.
 */
export const Frame = ({ children, pageNumber, head }: Props) => (
  <>
    {head && <Text style={[styles.small, styles.muted, { position: 'absolute', top: 34, right: margin }]}>{head}</Text>}
    {children}
    <View
      style={[
        styles.row,
        styles.small,
        styles.muted,
        {
          position: 'absolute',
          bottom: 34,
          left: margin,
          right: margin,
          paddingTop: 7,
          borderTopWidth: 0.75,
          borderColor: color('line'),
        },
      ]}
    >
      <View style={styles.rest}>
        <Text>{notLegalAdvice}</Text>
        <Text>
          {site.brand} · {site.agent} · {site.brokerage}
        </Text>
      </View>
      <Text style={styles.strong}>{pageNumber}</Text>
    </View>
  </>
);
